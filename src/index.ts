import { send } from './send.ts'

await send()
