package com.ventora.features.catalogue.choosing;

import com.ventora.features.catalogue.CatalogueNames;
import com.ventora.features.catalogue.Shop;
import com.ventora.features.catalogue.Variant;
import com.ventora.features.catalogue.products.ProductCards;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The lines of a quote list in an address: `p=V-3007-08*2` means a quantity of two. */
@Model(adaptables = SlingHttpServletRequest.class)
public class QuoteLines {

    /** The same limit as in the browser. */
    static final int MOST_LINES = 50;

    static final int MOST_QUANTITY = 999;

    private static final Pattern LINE = Pattern.compile("(.*?)(?:\\*(\\d{1,4}))?", Pattern.DOTALL);

    @Self
    private AskedProducts asked;

    @Self
    private ProductCards cards;

    @Self
    private Shop shop;

    List<QuoteLine> get() {
        return quantities().entrySet().stream()
            .limit(MOST_LINES)
            .map(line -> line(line.getKey(), line.getValue()))
            .toList();
    }

    /** Each order number once; the last entry wins. */
    private Map<String, String> quantities() {
        var lines = new LinkedHashMap<String, String>();
        asked.words().map(LINE::matcher).filter(each -> each.matches() && !each.group(1).isEmpty()).forEach(line ->
            lines.put(line.group(1), line.group(2) == null ? "1" : line.group(2)));
        return lines;
    }

    private QuoteLine line(String sku, String quantity) {
        var entry = asked.find(sku);
        if (entry == null) return QuoteLine.gone(sku, quantity);
        var product = entry.product();
        var version = AskedProducts.versionOf(entry);
        var card = cards.of(product, "", CatalogueNames.get().cardFigures());
        var pieces = Integer.parseInt(quantity);
        return new QuoteLine(
            AskedProducts.skuOf(entry),
            version == null ? product.sku() : version.sku(),
            card.name(),
            card.kind(),
            card.image(),
            card.familyId(),
            card.link(),
            quantity,
            "",
            pieces < 1 || pieces > MOST_QUANTITY,
            null,
            product.variants().stream().map(each -> version(each, each == version)).toList());
    }

    private QuoteLine.Version version(Variant version, boolean isSelected) {
        return new QuoteLine.Version(version.sku(), version.name(shop.locale()), isSelected);
    }
}
