// What the sandbox uses of other packages. build/build.mjs bundles it, so that the sandbox needs no installation.
export { data, Evaluator, Lexer, Parser } from '@actions/expressions'
export { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
