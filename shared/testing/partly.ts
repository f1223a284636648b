/** Stands for a whole `T` in a test, which gives only the members that it needs; no other names are allowed. */
export const partly = <T>(parts: { readonly [K in keyof T]?: unknown }): T => parts as T;
