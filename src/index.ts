import { send } from './send.ts'

void send() // not awaited, since a module that waits starts later; runner/step.ts sees to it that it ends
