// The parts of zod that payload-schema.ts uses. The build bundles this file once for all actions, without the rest of zod.
export type { core, ZodMiniType } from 'zod/mini'
export {
  array,
  check,
  int,
  minimum,
  minLength,
  NEVER,
  optional,
  pipe,
  safeParse,
  strictObject,
  string,
  transform,
  trim,
  union,
} from 'zod/mini'
