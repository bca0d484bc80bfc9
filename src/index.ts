import { send } from './send.ts'

void send()
