interface GlbNode {
  readonly name: string;
  readonly translation?: readonly number[];
  readonly extras?: object;
}

/** The nodes of a binary glTF file: its JSON is its first chunk. */
export function glbNodes(file: Buffer): GlbNode[] {
  const length = file.readUInt32LE(12);
  const { nodes }: { nodes: GlbNode[] } = JSON.parse(file.subarray(20, 20 + length).toString('utf8'));
  return nodes;
}
