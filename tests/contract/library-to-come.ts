const component = (name: string) => `ventora/components/${name}`;

/**
 * Pages of the component library that nobody has written yet, with the component that each is about; undefined where there is
 * no such component yet. A page that is written goes off this list, and the list goes with the last one.
 */
export const toCome: Readonly<Record<string, string | undefined>> = {
  'commerce/breadcrumb': component('commerce/breadcrumb'),
  'commerce/category-carousel': component('commerce/categorycarousel'),
  'commerce/content-fragment': component('commerce/contentfragment'),
  'commerce/experience-fragment': component('commerce/experiencefragment'),
  'commerce/featured-category-list': component('commerce/featuredcategorylist'),
  'commerce/navigation': component('commerce/navigation'),
  'commerce/product': component('commerce/product'),
  'commerce/product-carousel': component('commerce/productcarousel'),
  'commerce/product-list': component('commerce/productlist'),
  'commerce/product-teaser': component('commerce/productteaser'),
  'commerce/related-products': component('commerce/relatedproducts'),
  'commerce/search': component('commerce/search'),
  'commerce/teaser': component('commerce/teaser'),
};
