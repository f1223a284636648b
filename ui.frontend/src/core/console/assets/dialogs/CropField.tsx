import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import {
  cropHeight,
  CROP_RATIOS,
  ratioValue,
  widestCrop,
  withinPicture,
  type Crop,
  type CropRatio,
  type Size,
} from '../../../../../../shared/models/crop';
import { measures } from '../../views/measures';
import { t } from '../../../../../../shared/authoring/language/t';

interface CropFieldProps {
  /** Address of the picture. */
  picture: string;
  /** Pixels of the original. */
  size: Size;
  crops: ReadonlyMap<CropRatio, Crop>;
  onChange(crops: ReadonlyMap<CropRatio, Crop>): void;
}

/** Narrower crops would be shown larger than they are. */
const NARROWEST = 5;

/** The part of a picture that components show which crop it to a ratio. Without one, the focal point decides. */
export function CropField({ picture, size, crops, onChange }: CropFieldProps): ReactNode {
  const id = useId();
  const [ratio, setRatio] = useState<CropRatio>(CROP_RATIOS[0]);
  const crop = crops.get(ratio);
  const widest = widestCrop(ratio, size);
  const set = (next: Partial<Crop>) => {
    const known = crop ?? { left: 0, top: 0, width: widest };
    onChange(new Map(crops).set(ratio, withinPicture(ratio, { ...known, ...next }, size)));
  };
  const remove = () => onChange(new Map([...crops].filter(([each]) => each !== ratio)));
  const height = crop ? cropHeight(ratio, crop, size) : 0;
  const centre = (event: MouseEvent) => {
    if (!crop) return;
    const box = event.currentTarget.getBoundingClientRect();
    set({
      left: ((event.clientX - box.left) / box.width) * 100 - crop.width / 2,
      top: ((event.clientY - box.top) / box.height) * 100 - height / 2,
    });
  };
  const slider = (label: string, [least, most]: readonly [number, number], at: number, to: keyof Crop) => (
    <label htmlFor={`${id}${to}`}>
      {label}
      <input
        id={`${id}${to}`}
        type="range"
        min={least}
        max={most}
        step="0.5"
        value={at}
        disabled={most <= least}
        onChange={({ target }) => set({ [to]: Number(target.value) })}
      />
    </label>
  );
  return (
    <fieldset className="co-focal co-crop">
      <legend>{t('Crops')}</legend>
      <div className="co-focal__side">
        <div className="co-crop__ratios" role="radiogroup" aria-label={t('Ratio')}>
          {CROP_RATIOS.map((each) => (
            <label key={each} className="co-check">
              <input type="radio" name={id} checked={each === ratio} onChange={() => setRatio(each)} />
              {each.replace(':', ' : ')}
              {crops.has(each) && <small> {t('chosen')}</small>}
            </label>
          ))}
        </div>
        {/* The sliders do the same by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="co-focal__area co-crop__area" data-is-chosen={crop !== undefined} onClick={centre}>
          <img src={picture} alt="" />
          {crop && (
            <span
              className="co-crop__part"
              style={measures({
                insetInlineStart: `${crop.left}%`,
                insetBlockStart: `${crop.top}%`,
                inlineSize: `${crop.width}%`,
                blockSize: `${height}%`,
              })}
            />
          )}
        </div>
        {crop ? (
          <>
            {slider(t('Size'), [Math.min(NARROWEST, widest), widest], crop.width, 'width')}
            {slider(t('From the left'), [0, 100 - crop.width], crop.left, 'left')}
            {slider(t('From the top'), [0, 100 - height], crop.top, 'top')}
            <button type="button" className="co-button" onClick={remove}>
              {t('Use the focal point instead')}
            </button>
          </>
        ) : (
          <>
            <p className="co-note">
              {t('Where it is shown {width} by {height}, the focal point decides.', {
                width: ratio.split(':')[0],
                height: ratio.split(':')[1],
              })}
            </p>
            <button type="button" className="co-button" onClick={() => set({})}>
              {t('Choose a crop')}
            </button>
          </>
        )}
      </div>
      <div className="co-focal__crops">
        {CROP_RATIOS.filter((each) => crops.has(each)).map((each) => (
          <figure key={each}>
            <CropPreview picture={picture} ratio={each} crop={crops.get(each)} size={size} />
            <figcaption>{each.replace(':', ' : ')}</figcaption>
          </figure>
        ))}
      </div>
    </fieldset>
  );
}

interface CropPreviewProps extends Pick<CropFieldProps, 'picture' | 'size'> {
  ratio: CropRatio;
  crop: Crop | undefined;
}

/** The part by itself. */
function CropPreview({ picture, ratio, crop, size }: CropPreviewProps): ReactNode {
  if (!crop) return null;
  const height = cropHeight(ratio, crop, size);
  return (
    <span className="co-crop__preview" style={measures({ aspectRatio: ratioValue(ratio) })}>
      <img
        src={picture}
        alt=""
        style={measures({
          inlineSize: `${10_000 / crop.width}%`,
          insetInlineStart: `${(-crop.left / crop.width) * 100}%`,
          insetBlockStart: `${(-crop.top / height) * 100}%`,
        })}
      />
    </span>
  );
}
