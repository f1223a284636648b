package com.ventora.core.models;

import com.ventora.core.catalogue.Catalogue.SkuEntry;
import com.ventora.core.catalogue.Sku;
import com.ventora.core.catalogue.Variant;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Products that visitors name by an address, `p`: by their order numbers or those of a version, else by their names. */
@Model(adaptables = SlingHttpServletRequest.class)
public class AskedProducts {

    @Self
    private SlingHttpServletRequest request;

    @Self
    private Shop shop;

    /** What the address says, as it was written. */
    Stream<String> words() {
        var values = Optional.ofNullable(request.getParameterValues("p")).orElse(new String[0]);
        return Arrays.stream(values)
            .flatMap(value -> Arrays.stream(value.split(",")))
            .filter(value -> !value.isEmpty())
            .map(String::trim);
    }

    /** What a visitor names, however it is punctuated; null for what is in no catalogue. */
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

    /** The order number that a choice is kept and sent on by. */
    static String skuOf(SkuEntry entry) {
        return entry.variant() != null ? entry.variant() : entry.product().sku();
    }

    /** The version that is meant; of a product that was asked for as such the first, null where it has none. */
    static Variant versionOf(SkuEntry entry) {
        return entry.product().variant(skuOf(entry));
    }
}
