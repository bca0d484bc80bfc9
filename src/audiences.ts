import { list } from './list.ts'

await list()
