import { describeProject } from './adobe/describe-project';

describe('a project of Edge Delivery', () =>
  describeProject({
    site: 'ventora',
    // Teasers, tabs, tables, lists, forms, a finder and a product.
    below: [
      '/content/ventora/gb/en/solutions',
      '/content/ventora/gb/en/contact',
      '/content/ventora/gb/en/products/mobile/piston',
    ],
    example: { name: 'solutions', island: 'carousel', words: 'From the tool back to the compressor' },
  }));
