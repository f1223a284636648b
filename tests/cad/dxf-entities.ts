interface Entity {
  readonly type: string;
  layer: string;
  text?: string;
  readonly points: { x: number; y: number }[];
}

/** The entities of a DXF file, read by its group codes. */
export function dxfEntities(file: Buffer): Entity[] {
  const lines = file.toString('latin1').split(/\r?\n/);
  const entities: Entity[] = [];
  let isWithin = false;
  for (let index = 0; index + 1 < lines.length; index += 2) {
    const [code, value = ''] = [Number(lines[index]), lines[index + 1]];
    if (code === 2 && value === 'ENTITIES') isWithin = true;
    else if (code === 0 && value === 'ENDSEC') isWithin = false;
    if (!isWithin) continue;
    const entity = entities.at(-1);
    if (code === 0) entities.push({ type: value, layer: '', points: [] });
    else if (!entity) continue;
    else if (code === 8) entity.layer = value;
    else if (code === 1) entity.text = value;
    else if (code === 10) entity.points.push({ x: Number(value), y: NaN });
    else if (code === 20 && entity.points.length > 0) entity.points.at(-1)!.y = Number(value);
  }
  return entities;
}
