/* What the tests use of `occt-import-js`, which has no types of its own. */
declare module 'occt-import-js' {
  interface Mesh {
    readonly attributes: { readonly position: { readonly array: readonly number[] } };
  }
  interface Node {
    readonly name: string;
    readonly children: readonly Node[];
  }
  interface Reader {
    ReadStepFile(
      content: Uint8Array,
      options: {
        linearUnit: 'millimeter';
        linearDeflectionType: 'absolute_value';
        linearDeflection: number;
      },
    ): { readonly success: boolean; readonly root: Node; readonly meshes: readonly Mesh[] };
  }
  export default function open(): Promise<Reader>;
}
