import { send } from './send.ts'

// Not awaited: a module that waits starts later. Whether it ever ends is looked after in runner/step.ts.
void send()
