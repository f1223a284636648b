import type { ReactNode } from 'react';
import { DropTarget } from '../../kit/DropZone';
import { panelTitle, usePanelEditing } from '../../kit/panels';
import { Child } from '../../kit/rendering';
import type { CarouselModel } from './Carousel.model';
import { CarouselTrack } from './CarouselTrack';
import { pictureAddress } from './picture-address';

/** Components as slides. */
export function Carousel({ children, activeItem, ...settings }: CarouselModel): ReactNode {
  const { shown } = usePanelEditing();
  const authored = children.findIndex(({ name }) => name === activeItem);
  const slides = children.map((child) => ({
    name: child.name,
    title: panelTitle(child),
    picture: pictureAddress(child.model),
    content: <Child of={child} />,
  }));
  return (
    <CarouselTrack {...settings} slides={slides} active={shown ?? Math.max(authored, 0)}>
      <DropTarget />
    </CarouselTrack>
  );
}
