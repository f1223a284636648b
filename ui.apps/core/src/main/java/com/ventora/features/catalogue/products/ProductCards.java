package com.ventora.features.catalogue.products;

import com.adobe.cq.wcm.core.components.util.ComponentUtils;
import com.ventora.core.pictures.AssetPictures;
import com.ventora.core.pictures.Picture;
import com.ventora.features.catalogue.CatalogueNames;
import com.ventora.features.catalogue.Figure;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Products as cards. */
@Model(adaptables = SlingHttpServletRequest.class)
public class ProductCards {

    /** Cards have space for two lines of two. */
    private static final int SHOWN = 4;

    @Self
    private Shop shop;

    @Self
    private AssetPictures pictures;

    /** @param componentId id of the component, prefix of the ids of its cards */
    public List<ProductCard> of(Collection<Product> products, String componentId) {
        return products.stream().map(product -> of(product, componentId, CatalogueNames.get().cardFigures())).toList();
    }

    /** With the facts by which they are compared. @param sizeOf which are a size larger or smaller than another; null if neither */
    List<FactCard> withFacts(Collection<Product> products, String componentId, Function<Product, String> sizeOf) {
        return products.stream()
            .map(product -> new FactCard(
                of(product, componentId, CatalogueNames.get().cardFigures()), facts(product), sizeOf.apply(product)))
            .toList();
    }

    /** In the order of a data sheet. */
    static List<Figure> facts(Product product) {
        var names = CatalogueNames.get().factFigures();
        return product.figures().stream().filter(figure -> names.contains(figure.name())).toList();
    }

    /** @param figures names of the figures to choose from; the first that the product has are shown */
    public ProductCard of(Product product, String componentId, List<String> figures) {
        var fragment = product.fragment();
        var locale = shop.locale();
        return new ProductCard(
            ComponentUtils.generateId(componentId + "-item", product.path()),
            product.sku(),
            product.name(locale),
            fragment.text("kind", locale),
            fragment.text("description", locale),
            shop.tagName(product.family()),
            product.family(),
            figures(product, figures),
            product.variants().size(),
            picture(product),
            shop.link(shop.pageOf(product)));
    }

    /** The figures that fit on a card. */
    public static List<Figure> figures(Product product, List<String> names) {
        return names.stream()
            .flatMap(name -> product.figures().stream().filter(figure -> figure.name().equals(name)))
            .limit(SHOWN)
            .toList();
    }

    /** The first of the product's pictures; null if there is none. */
    public Picture picture(Product product) {
        var path = product.listed("gallery").stream().findFirst();
        var alt = product.fragment().texts("galleryAlt", shop.locale()).stream().findFirst();
        return path.map(each -> pictures.of(each, alt.orElse(""))).orElse(null);
    }
}
