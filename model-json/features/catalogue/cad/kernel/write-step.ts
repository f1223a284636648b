import { getOC, makeCompound } from 'replicad';
import type { BuiltPart } from './build-solids';
import { rgbOf } from './colours';
import { plain } from './plain';

/** How a model is identified in the file. */
export interface ModelName {
  readonly sku: string;
  readonly name: string;
  /** The maker. */
  readonly maker: string;
}

const FILE = 'shape.step';

/** An assembly of named, coloured parts as STEP AP242 in millimetres. The order of its colours varies, so bytes differ. */
export function writeStep(parts: readonly BuiltPart[], { sku, name, maker }: ModelName): Buffer {
  const oc = getOC();
  const title = plain(`${sku} ${name}`);
  const words = (text: string) => new oc.TCollection_ExtendedString(text, true);
  const document = new oc.TDocStd_Document(words('XmlOcaf'));
  oc.XCAFDoc_ShapeTool.SetAutoNaming(false);
  const shapes = oc.XCAFDoc_DocumentTool.ShapeTool(document.Main());
  const colours = oc.XCAFDoc_DocumentTool.ColorTool(document.Main());
  const root = shapes.NewShape();
  oc.TDataStd_Name.Set(root, words(title));
  for (const part of parts) {
    const label = shapes.NewShape();
    shapes.SetShape(label, makeCompound(part.solids.map((solid) => solid.clone())).wrapped);
    oc.TDataStd_Name.Set(label, words(`${plain(sku)} ${part.name}`));
    const colour = new oc.Quantity_ColorRGBA(...rgbOf(part.name), 1);
    colours.SetColor(label, colour, oc.XCAFDoc_ColorType.XCAFDoc_ColorSurf);
    shapes.AddComponent(root, label, new oc.TopLoc_Location());
  }
  shapes.UpdateAssemblies();
  const session = new oc.XSControl_WorkSession();
  const writer = new oc.STEPCAFControl_Writer(session, false);
  writer.SetColorMode(true);
  writer.SetNameMode(true);
  oc.Interface_Static.SetCVal('xstep.cascade.unit', 'MM');
  oc.Interface_Static.SetCVal('write.step.unit', 'MM');
  oc.Interface_Static.SetIVal('write.step.assembly', 1);
  oc.Interface_Static.SetIVal('write.step.schema', 5);
  if (!writer.Perform(document, FILE, new oc.Message_ProgressRange()))
    throw new Error(`${sku}: OpenCascade cannot write its STEP file`);
  const text = Buffer.from(oc.FS.readFile(`/${FILE}`)).toString('latin1');
  oc.FS.unlink(`/${FILE}`);
  let uses = 0;
  const numbered = text.replace(/(USAGE_OCCURRENCE\(')\d+/g, (_, start: string) => `${start}${(uses += 1)}`);
  return Buffer.from(numbered.replace(/FILE_NAME\([\s\S]*?\);/, headerOf(title, plain(maker))), 'latin1');
}

/** OpenCascade's header has the time of the day and names nobody. */
const headerOf = (title: string, maker: string): string =>
  `FILE_NAME('${title}','2000-01-01T00:00:00',('${maker}'),('${maker}'),'Open CASCADE','replicad','');`;
