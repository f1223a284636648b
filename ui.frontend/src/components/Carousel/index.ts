import { defineComponent } from '../../kit/define-component';
import { Carousel } from './Carousel';
import { dialog } from './Carousel.dialog';
import { carouselModel } from './Carousel.model';

export default defineComponent({
  resourceType: 'ventora/components/carousel',
  resourceSuperType: 'core/wcm/components/carousel/v1/carousel',
  title: 'Carousel',
  group: 'Ventora - Content',
  isContainer: true,
  model: carouselModel,
  View: Carousel,
  dialog,
  isEmpty: ({ children }) => children.length === 0,
});
