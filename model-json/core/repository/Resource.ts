/** One JCR value in Sling's JSON. Dates stay strings (`Fri Nov 20 2026 09:00:00 GMT+0000` or ISO 8601). */
export type Scalar = string | number | boolean;
export type Value = Scalar | readonly Scalar[];

/** A node of the content tree. This interface only reads the tree. */
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
  /** The bytes of an `nt:resource` (`jcr:data`): their location and size. */
  readonly binary?: { readonly file: string; readonly size: number };
}

/** The read methods of Sling's ResourceResolver. */
export interface ResourceTree {
  /** The resource at an absolute path, or undefined. `.` and `..` segments never resolve. */
  get(path: string): Resource | undefined;
  /** Changes with each change of the content; undefined if nothing counts them. */
  readonly version?: number;
}
