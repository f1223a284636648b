/* What the tests use of `gltf-validator`, which has no types of its own. */
declare module 'gltf-validator' {
  interface Message {
    readonly code: string;
    readonly message: string;
    /** 0 error, 1 warning, 2 information, 3 hint. */
    readonly severity: number;
    readonly pointer?: string;
  }
  export function validateBytes(
    file: Uint8Array,
  ): Promise<{ readonly issues: { readonly numErrors: number; readonly messages: readonly Message[] } }>;
}
