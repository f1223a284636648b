package com.ventora.features.catalogue.products;

import com.ventora.core.pictures.AssetPictures;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import com.ventora.features.catalogue.Variant;
import com.ventora.features.catalogue.documents.ProductDocuments;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Reads the data of a product for the product component, in the language of the page. */
@Model(adaptables = SlingHttpServletRequest.class)
public class ProductReader {

    @Self
    private Shop shop;

    @Self
    private AssetPictures pictures;

    @Self
    private ProductCards cards;

    @Self
    private ProductDocuments documents;

    @Self
    private ChoiceLinks choices;

    /** The order number of the chosen version, else of the product. */
    String shownSku(Product product) {
        return chosen(product).map(Variant::sku).orElse(product.sku());
    }

    /** @param componentId id of the component, the anchor for links of choices */
    ProductParts read(Product product, String componentId) {
        var locale = shop.locale();
        var fragment = product.fragment();
        var chosen = chosen(product);
        var figures = chosen.map(Variant::figures).orElse(product.figures());
        return new ProductParts(
            shownSku(product),
            product.name(locale),
            fragment.text("kind", locale),
            shop.tagName(product.family()),
            product.family(),
            fragment.text("lead", locale),
            fragment.text("description", locale),
            fragment.texts("madeFor", locale),
            fragment.text("note", locale),
            gallery(product),
            figures,
            chosen.map(Variant::flowCurve).orElseGet(product::flowCurve),
            product.variants().stream().map(each -> version(each, each == chosen.orElse(null), componentId)).toList(),
            documents.of(product),
            figures.stream().anyMatch(each -> each.name().equals("gtin")) ? ProductParts.Passport.of(shownSku(product)) : null,
            shop.tagNames(product.certificates()),
            product.listed("features"),
            product.listed("includes"),
            cards.withFacts(shop.catalogue().findAll(product.listed("accessories")), componentId, each -> null),
            cards.of(shop.catalogue().findAll(product.listed("spareParts")), componentId));
    }

    /** The version in the address, else the first. */
    private Optional<Variant> chosen(Product product) {
        return Optional.ofNullable(product.variant(choices.chosen("variant")));
    }

    private ProductParts.Version version(Variant variant, boolean current, String componentId) {
        return new ProductParts.Version(
            variant.sku(),
            variant.name(shop.locale()),
            variant.figures(),
            current,
            choices.to(Map.of("variant", variant.sku()), componentId));
    }

    private List<ProductParts.Photo> gallery(Product product) {
        var paths = product.listed("gallery");
        var alts = product.fragment().texts("galleryAlt", shop.locale());
        var captions = product.fragment().texts("galleryCaption", shop.locale());
        return IntStream.range(0, paths.size())
            .mapToObj(index -> new ProductParts.Photo(
                pictures.of(paths.get(index), index < alts.size() ? alts.get(index) : ""),
                index < captions.size() ? captions.get(index) : null,
                paths.get(index)))
            .filter(photo -> photo.image() != null)
            .toList();
    }
}
