import { list } from './list-audiences.ts'

void list() // as in index.ts
