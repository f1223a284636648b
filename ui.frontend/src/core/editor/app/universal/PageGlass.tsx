import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { useReadable } from '../../selection/create-store';
import type { Editable } from '../../universal/frame/Editable';
import { itemUnder, propertyUnder, type Item } from '../../universal/frame/items';
import { textsOf } from '../../universal/frame/texts-of';
import { useWorkplace } from '../../universal/Workplace';

/**
 * Lies over the page, marks what is pointed at and selected, and takes the pointer. The content tree does the same for the
 * keyboard.
 *
 * @param scale by which the page is shown smaller
 */
export function PageGlass({ scale }: { scale: number }): ReactNode {
  const workplace = useWorkplace();
  const items = useReadable(workplace.items);
  const selected = items.get(useReadable(workplace.selection) ?? '');
  const [hovered, setHovered] = useState<string>();
  const box = useRef<HTMLDivElement>(null);

  const id = selected?.path ?? '';
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { selector } = workplace.items.get().get(id)?.editable ?? {};
    if (selector !== undefined) workplace.page.tell('aue:ui-select', selector, { selected: true });
  }, [id, workplace]);

  const at = (event: PointerEvent | React.MouseEvent): readonly [number, number] => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return [(event.clientX - left) / scale, (event.clientY - top) / scale];
  };
  const over = items.get(hovered ?? '');
  return (
    // The content tree is what keyboards and screen readers use.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="ue-glass"
      onPointerMove={(event) => setHovered(itemUnder(items, ...at(event))?.path)}
      onPointerLeave={() => setHovered(undefined)}
      onClick={(event) => workplace.select(itemUnder(items, ...at(event))?.path)}
      onDoubleClick={(event) => {
        const item = itemUnder(items, ...at(event));
        if (!item) return;
        const prop = propertyUnder(item, ...at(event))?.prop;
        // Beside its only text, too: a text can be shorter than its place.
        if (prop === undefined && textsOf(item).length !== 1) workplace.edit(item.path, '');
        else workplace.editText(item, prop);
      }}
    >
      {over && over !== selected && <Box item={over} scale={scale} kind="hovered" />}
      {selected && <Box item={selected} scale={scale} kind="selected" ref={box} />}
    </div>
  );
}

interface BoxProps {
  readonly item: Item;
  readonly scale: number;
  readonly kind: 'hovered' | 'selected';
  readonly ref?: React.Ref<HTMLDivElement>;
}

const Box = ({ item, scale, kind, ref }: BoxProps): ReactNode => (
  <div
    ref={ref}
    className="ue-box"
    data-kind={kind}
    data-low={item.editable.place.y * scale < 24}
    style={placed(item.editable, scale)}
  >
    <span className="ue-box__name">{item.title}</span>
  </div>
);

const placed = ({ place }: Editable, scale: number) => ({
  left: place.x * scale,
  top: place.y * scale,
  width: place.width * scale,
  height: place.height * scale,
});
