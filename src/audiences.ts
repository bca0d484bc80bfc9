import { list } from './list.ts'

void list() // as in index.ts
