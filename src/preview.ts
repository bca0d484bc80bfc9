import { previewFiles } from './preview-files.ts'

void previewFiles() // as in index.ts
