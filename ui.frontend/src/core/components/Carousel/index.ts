import { defineComponent } from '../../kit/define-component';
import { Carousel } from './Carousel';
import { dialog } from './Carousel.dialog';
import { carouselModel } from './Carousel.model';

export default defineComponent({
  resourceType: 'ventora/components/carousel',
  resourceSuperType: 'core/wcm/components/carousel/v1/carousel',
  title: 'Carousel',
  description: 'Slides one after the other, by hand or by themselves',
  icon: 'moveLeftRight',
  group: 'Ventora - Content',
  isContainer: true,
  template: {
    item_1: { 'sling:resourceType': 'ventora/components/teaser', 'cq:panelTitle': 'Slide 1' },
    item_2: { 'sling:resourceType': 'ventora/components/teaser', 'cq:panelTitle': 'Slide 2' },
  },
  model: carouselModel,
  View: Carousel,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
