import type { ReactNode } from 'react';
import type { Crop } from '../../../kit/dialogs/dialog';

export interface CropPreviewsProps {
  readonly path: string;
  readonly crops: readonly Crop[];
  /** The focal point in effect; undefined if neither component nor asset sets one. */
  readonly point: string | undefined;
}

const MIDDLE = '50,50';

/** Previews of each shape to which the component crops the picture. */
export function CropPreviews({ path, crops, point }: CropPreviewsProps): ReactNode {
  return (
    <ul className="editor-focal__crops">
      {crops.map(({ text, width, height, unset = MIDDLE }) => (
        <li key={text}>
          <img
            src={encodeURI(path)}
            alt=""
            style={{ aspectRatio: `${width} / ${height}`, objectPosition: position(point ?? unset) }}
          />
          {text}
        </li>
      ))}
    </ul>
  );
}

const position = (point: string): string => point.replace(',', '% ') + '%';
