import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'One card each, in this order.': 'Una tarjeta para cada una, en este orden.',
  'Used if no pages are chosen above.': 'Se usa si arriba no se elige ninguna página.',
  'Show figures': 'Mostrar datos',
  'Up to four facts of each product, from the properties of its page.':
    'Hasta cuatro datos de cada producto, de las propiedades de su página.',
  Banner: 'Banner',
  'A picture above the cards.': 'Una imagen encima de las tarjetas.',
  'More room below': 'Más espacio debajo',
  'Background fading to white': 'Fondo degradado a blanco',
  'Pages as cards side by side, with picture and figures':
    'Páginas como tarjetas en paralelo, con imagen y datos',
  'Page with all products': 'Página con todos los productos',
  'The root of the catalogue, in any language: each site shows its own.':
    'La raíz del catálogo, en cualquier idioma: cada sitio muestra la suya.',
  'Logo on the cover': 'Logotipo en la portada',
  'For a dark background.': 'Para fondo oscuro.',
  'The catalogue as a book to leaf through': 'El catálogo como un libro para hojear',
  'Categories of the catalogue as slides': 'Categorías del catálogo como diapositivas',
  Commerce: 'Comercio',
  'The path through the catalogue to a category or product':
    'La ruta por el catálogo hasta una categoría o un producto',
  'Element that names the product': 'Elemento que nombra el producto',
  'Shows the fragment in which this element holds the page’s order number or family.':
    'Muestra el fragmento en el que este elemento contiene el número de pedido o la familia de la página.',
  'The folder with the fragments.': 'La carpeta con los fragmentos.',
  'A content fragment that belongs to a product': 'Un fragmento de contenido que pertenece a un producto',
  'Place on the page': 'Lugar en la página',
  'Shows the variation that has the same word in its properties and is linked to the page’s product or family.':
    'Muestra la variación que tiene la misma palabra en sus propiedades y está enlazada al producto o a la familia de la página.',
  'Shared content that belongs to a product or category':
    'Contenido compartido que pertenece a un producto o a una categoría',
  'The catalogue’s categories, as a menu': 'Las categorías del catálogo, como menú',
  'Only in': 'Solo en',
  'A family of products. If empty: the whole catalogue.':
    'Una familia de productos. Si está vacío: todo el catálogo.',
  'Products on a page': 'Productos por página',
  'Searches the catalogue': 'Busca en el catálogo',
  Family: 'Familia',
  'Used if no product is chosen.': 'Se usa si no se elige ningún producto.',
  'Used if neither is chosen.': 'Se usa si no se elige ninguno de los dos.',
  'If empty: the name of the product or family.': 'Si está vacío: el nombre del producto o de la familia.',
  'A teaser whose links lead to products and categories':
    'Un teaser cuyos enlaces llevan a productos y categorías',
  'Where products are found': 'Dónde se encuentran los productos',
  'Up to four products side by side, as visitors choose them':
    'Hasta cuatro productos en paralelo, según los elijan los visitantes',
  'Documents on a page': 'Documentos por página',
  'Data sheets, manuals and the catalogue, with filters':
    'Hojas de datos, manuales y el catálogo, con filtros',
  Families: 'Familias',
  'In this order.': 'En este orden.',
  'If empty: the picture of its page, or else of its first product.':
    'Si está vacío: la imagen de su página o, si no, la de su primer producto.',
  'Families below': 'Familias debajo de',
  'Used if none are chosen above.': 'Se usa si arriba no se elige ninguna.',
  'Open in': 'Abrir en',
  'This window': 'Esta ventana',
  'A new window': 'Una ventana nueva',
  'Chosen categories of the catalogue as cards': 'Categorías elegidas del catálogo como tarjetas',
  'Prefix of its columns in the export. If empty: products.':
    'Prefijo de sus columnas en la exportación. Si está vacío: products.',
  'Words for an empty list': 'Texto para una lista vacía',
  'Products that visitors ask a quote for': 'Productos para los que los visitantes solicitan un presupuesto',
  'If empty: the product of the page.': 'Si está vacío: el producto de la página.',
  'Heading level of the name': 'Nivel de encabezado del nombre',
  'Its sections are one level below, even if the name is not shown.':
    'Sus secciones están un nivel por debajo, aunque no se muestre el nombre.',
  'Where to buy': 'Dónde comprar',
  Parts: 'Partes',
  'Several of these on one page can each show a part of the product.':
    'Si hay varios en una página, cada uno puede mostrar una parte del producto.',
  'Name, first figures, where to buy, reasons': 'Nombre, datos principales, dónde comprar, razones',
  Versions: 'Versiones',
  'All figures and certificates': 'Todos los datos y certificados',
  'What comes with it': 'Qué se suministra',
  'Shown below the figures. Not needed on a page that says itself what is delivered.':
    'Va debajo de los datos. No hace falta en una página que ya lo dice.',
  'Accessories and spare parts': 'Accesorios y piezas de repuesto',
  'One product with pictures, figures and versions': 'Un producto con imágenes, datos y versiones',
  'Chosen products': 'Productos elegidos',
  'A family': 'Una familia',
  'If empty: the family of the page.': 'Si está vacío: la familia de la página.',
  'In view': 'A la vista',
  'On a wide page; three up to 1024 px, two up to 768 px, one up to 640 px.':
    'En una página ancha; tres hasta 1024 px, dos hasta 768 px, uno hasta 640 px.',
  'Products of the catalogue as slides': 'Productos del catálogo como diapositivas',
  'Instead of a family: these, in this order.': 'En lugar de una familia: estos, en este orden.',
  'Show the name of the family': 'Mostrar el nombre de la familia',
  'Order and pages': 'Orden y páginas',
  'The order of the catalogue': 'El orden del catálogo',
  'Motor power': 'Potencia del motor',
  'Products of a category, with filters and order': 'Productos de una categoría, con filtros y orden',
  'Words of the button': 'Texto del botón',
  'Opens in': 'Se abre en',
  'The same tab': 'La misma pestaña',
  'A new tab': 'Una pestaña nueva',
  'One product: picture, name and link': 'Un producto: imagen, nombre y enlace',
  'The next sizes, and what the product names as related':
    'Los tamaños contiguos y lo que el producto indica como relacionado',
  'The same family, nearest in power': 'La misma familia, los más próximos en potencia',
  'The same use': 'El mismo uso',
  'Its accessories': 'Sus accesorios',
  'Its spare parts': 'Sus piezas de repuesto',
  'Instead of a rule: these, in this order.': 'En lugar de una regla: estos, en este orden.',
  Heading: 'Encabezado',
  'What goes with a product': 'Lo que acompaña a un producto',
  Figures: 'Datos',
  'Up to four facts on product cards, such as Motor power|7.5 kW.':
    'Hasta cuatro datos en las tarjetas de producto, por ejemplo, Potencia del motor|7,5 kW.',
  'The product or family of this page: its name, figures and versions come from there.':
    'El producto o la familia de esta página: de ahí proceden su nombre, sus datos y sus versiones.',
  'For a page that lists machines: its first tag selects them.':
    'Para una página que enumera máquinas: su primera etiqueta las selecciona.',
  'The page for comparing products, used on this page and those below it.':
    'La página para comparar productos, que se usa en esta página y en las inferiores.',
  'Quote list': 'Lista de presupuesto',
  'The page for requesting a quote, used on this page and those below it.':
    'La página para solicitar un presupuesto, que se usa en esta página y en las inferiores.',
  Power: 'Potencia',
  'Free air delivery': 'Caudal de aire libre',
};
