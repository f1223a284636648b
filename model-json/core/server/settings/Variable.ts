import type { z } from 'zod';

/** An environment variable: everything that code, messages and docs/settings.md know about it. */
export interface Variable<S extends z.ZodType = z.ZodType> {
  readonly schema: S;
  /** What values it takes, for the docs: `port`, `1–64`. */
  readonly takes: string;
  /** In Markdown. */
  readonly meaning: string;
  /** What happens without it, for the docs. @default the schema's default */
  readonly without?: string;
  /** Its value never appears in logs or messages. */
  readonly isSecret?: boolean;
}

/** The variables of a program, by name. */
export type Variables = Readonly<Record<string, Variable>>;

/** A program's validated settings. */
export type SettingsOf<V extends Variables> = { readonly [K in keyof V]: z.output<V[K]['schema']> };

/** A kind of value, shared by several variables. */
export type Kind<S extends z.ZodType> = Pick<Variable<S>, 'schema' | 'takes'>;
