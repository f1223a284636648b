/** Formats of generated documents, with their media types. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  step: 'model/step',
  dxf: 'image/vnd.dxf',
  glb: 'model/gltf-binary',
} as const;

export type FileExtension = keyof typeof FILE_TYPES;
