import { defineComponent } from '../../kit/define-component';
import { Carousel } from './Carousel';
import { dialog } from './Carousel.dialog';
import { carouselModel } from './Carousel.model';
import { componentType } from '../../../../../shared/addresses/app';

export default defineComponent({
  resourceType: componentType('carousel'),
  resourceSuperType: 'core/wcm/components/carousel/v1/carousel',
  title: 'Carousel',
  description: 'Slides one after the other, changed manually or automatically',
  icon: 'moveLeftRight',
  group: 'Content',
  isContainer: true,
  template: {
    item_1: { 'sling:resourceType': componentType('teaser'), 'cq:panelTitle': 'Slide 1' },
    item_2: { 'sling:resourceType': componentType('teaser'), 'cq:panelTitle': 'Slide 2' },
  },
  model: carouselModel,
  View: Carousel,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
