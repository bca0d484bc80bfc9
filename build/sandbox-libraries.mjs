// The packages that the sandbox uses. build/build.mjs bundles them, so that the sandbox needs no installation.
export { data, Evaluator, Lexer, Parser } from '@actions/expressions'
export { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
