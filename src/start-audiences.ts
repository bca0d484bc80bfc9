import './runner/signals.ts'
import { main } from './audiences.ts'

void main() // CrashWatch in runner/runtime.ts handles every error from main().
