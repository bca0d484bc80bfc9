import { list } from './list.ts'

// As in index.ts.
void list()
