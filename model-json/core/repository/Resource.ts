/** One JCR value as Sling's JSON carries it. Dates stay strings (`Fri Nov 20 2026 09:00:00 GMT+0000` or ISO 8601). */
export type Scalar = string | number | boolean;
export type Value = Scalar | readonly Scalar[];

/** A node of the content tree. The tree is read through this interface and never changed through it. */
export interface Resource {
  /** Absolute path, `/content/mysite/gb/en/jcr:content`. */
  readonly path: string;
  /** Last segment of the path; `''` for the root. */
  readonly name: string;
  /** `jcr:primaryType`, `sling:resourceType` and all other properties of the node. */
  readonly properties: Readonly<Record<string, Value>>;
  /** Child nodes by name, in JCR order. */
  readonly children: ReadonlyMap<string, Resource>;
  readonly parent: Resource | undefined;
  /** The bytes of an `nt:resource` (`jcr:data`): where they are and how many. */
  readonly binary?: { readonly file: string; readonly size: number };
}

/** Sling's ResourceResolver, as far as reading goes. */
export interface ResourceTree {
  /** The resource at an absolute path, or undefined. `.` and `..` segments never resolve. */
  get(path: string): Resource | undefined;
}
