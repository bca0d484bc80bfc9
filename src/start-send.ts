import './runner/signals.ts'
import { main } from './send.ts'

void main() // CrashWatch in runner/runtime.ts handles every error from main().
