// Exports everything that the sandbox uses from npm packages. build/build.mjs bundles this file into dist/sandbox, so
// that the sandbox works without `npm install`.
export { data, Evaluator, Lexer, Parser, wellKnownFunctions } from '@actions/expressions'
export { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
