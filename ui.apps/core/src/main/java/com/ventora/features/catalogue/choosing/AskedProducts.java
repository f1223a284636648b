package com.ventora.features.catalogue.choosing;

import com.ventora.features.catalogue.Catalogue.SkuEntry;
import com.ventora.features.catalogue.Shop;
import com.ventora.features.catalogue.Sku;
import com.ventora.features.catalogue.Variant;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Products in the parameter `p` of the address: by their order number, that of a version, or their name. */
@Model(adaptables = SlingHttpServletRequest.class)
public class AskedProducts {

    @Self
    private SlingHttpServletRequest request;

    @Self
    private Shop shop;

    /** The text in the address. */
    Stream<String> words() {
        var values = Optional.ofNullable(request.getParameterValues("p")).orElse(new String[0]);
        return Arrays.stream(values)
            .flatMap(value -> Arrays.stream(value.split(",")))
            .filter(value -> !value.isEmpty())
            .map(String::trim);
    }

    /** The product named by a visitor, however it is punctuated; null if it is not in the catalogue. */
    SkuEntry find(String words) {
        var folded = Sku.folded(words);
        if (folded.isEmpty()) return null;
        var entry = shop.catalogue().findSku(words);
        if (entry != null) return entry;
        return shop.catalogue().products().stream()
            .filter(product -> Sku.folded(product.name(shop.locale())).equals(folded))
            .findFirst()
            .map(product -> new SkuEntry(product, null))
            .orElse(null);
    }

    /** The order number under which a choice is stored and sent. */
    static String skuOf(SkuEntry entry) {
        return entry.variant() != null ? entry.variant() : entry.product().sku();
    }

    /** The requested version; the first if the product itself was requested, null if it has none. */
    static Variant versionOf(SkuEntry entry) {
        return entry.product().variant(skuOf(entry));
    }
}
