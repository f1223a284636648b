import type { ReactNode } from 'react';
import { DateText } from '../../kit/DateText';
import { RichText } from '../../kit/html/Html';
import { useRendering } from '../../kit/rendering';
import { shownElements, type FragmentElementModel, type FragmentModel } from './fragment';

/** The elements of a content fragment: names and values. */
export function FragmentElements(fragment: FragmentModel): ReactNode {
  const elements = shownElements(fragment);
  if (elements.length === 0) return null;
  return (
    <dl className="cmp-contentfragment__elements">
      {elements.map((element) => (
        <div
          className={`cmp-contentfragment__element cmp-contentfragment__element--${element.name}`}
          data-cmp-contentfragment-element-type={element.dataType}
          key={element.name}
        >
          <dt className="cmp-contentfragment__element-title">{element.title ?? element.name}</dt>
          {element.html ? (
            <RichText
              as="dd"
              className="cmp-contentfragment__element-value cmp-contentfragment__element-value--rich"
              html={element.html}
            />
          ) : (
            <dd className="cmp-contentfragment__element-value">
              <Values {...element} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Values({ values, isMultiple, dataType }: FragmentElementModel): ReactNode {
  const [first, second] = values;
  if (first !== undefined && (!isMultiple || second === undefined))
    return <Value value={first} dataType={dataType} />;
  return (
    <ul className="cmp-contentfragment__element-values" role="list">
      {values.map((value, index) => (
        <li key={index}>
          <Value value={value} dataType={dataType} />
        </li>
      ))}
    </ul>
  );
}

function Value({
  value,
  dataType,
}: {
  value: string | number | boolean;
  dataType?: string | undefined;
}): ReactNode {
  const { language } = useRendering();
  if (dataType?.startsWith('calendar') && typeof value !== 'boolean') return <DateText date={value} />;
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
}
