// Exports what the sandbox uses from packages. build/build.mjs bundles this file into dist/sandbox, so that the sandbox
// needs no installation.
export { data, Evaluator, Lexer, Parser } from '@actions/expressions'
export { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
