export * from '../../build/sandbox-libraries.mjs'
