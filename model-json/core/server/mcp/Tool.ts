import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Instance } from '../Instance';

/** What a tool works on: the content as the person sees it whose program calls it. */
export interface ToolContext {
  readonly instance: Instance;
  /** The server of that instance. */
  readonly app: FastifyInstance;
  /** Names the session as the author of changes, to listeners. */
  readonly editorId: string;
}

/** Something that agents can do. */
export interface Tool<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> {
  /** Adobe's name for it, if Adobe's own server has published one. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** `reads` changes nothing, `adds` only adds, `changes` can overwrite or remove. */
  readonly effect: 'reads' | 'adds' | 'changes';
  /** Whether doing it again with the same arguments changes nothing more. @default of `reads`: true, else false */
  readonly isIdempotent?: boolean;
  /** Whether its answer contains what people have written: it is then marked as data. */
  readonly hasContent?: boolean;
  readonly input: I;
  readonly output: O;
  /** @throws ToolRefusal, or an error that `asRefusal` knows */
  run(input: z.output<I>, context: ToolContext): Promise<z.input<O>> | z.input<O>;
}

/** Types `run` by the schemas beside it. */
export const tool = <I extends z.ZodObject, O extends z.ZodObject>(definition: Tool<I, O>): Tool =>
  definition as unknown as Tool;
