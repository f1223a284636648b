package com.ventora.features.catalogue.products;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.ventora.core.pages.ListPages;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.Settings;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Products of a family, or those named by the author: sorted and paged by address. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/commerce/productlist",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class ProductListModel extends Own {

    private static final int PAGE_SIZE = 12;
    private static final String PAGE = "page";

    @Self
    private Settings settings;

    @Self
    private Shop shop;

    @Self
    private ProductCards cards;

    @Self
    private ProductSorting sorting;

    @Self
    private ChoiceLinks links;

    private String category;
    private ProductSorting.Sorted sorted;
    private ListPages pages;

    /** Named products take precedence over a family; the default is the family of the page. */
    @PostConstruct
    void read() {
        var selection = Stream.of(properties().get("selection", new String[0])).filter(each -> !each.isEmpty()).toList();
        category = selection.isEmpty() ? shop.currentFamily(properties().get("category", "")) : null;
        var products = !selection.isEmpty()
            ? shop.catalogue().findAll(selection)
            : category == null ? List.<Product>of() : shop.catalogue().inFamily(category);
        var key = settings.get("defaultSortField", String.class).orElse("");
        sorted = sorting.sort(products, key, settings.get("defaultSortOrder", String.class).orElse(""), getId());
        var size = Math.max(1, settings.get("pageSize", Integer.class).orElse(PAGE_SIZE));
        pages = ListPages.of(products.size(), size, links.chosen(PAGE), number -> links.to(choices(number > 1 ? "" + number : ""), getId()));
    }

    public String getCategory() {
        return category;
    }

    public String getTitle() {
        return settings.get("showTitle", Boolean.class).orElse(false) ? shop.tagName(category) : null;
    }

    @JsonUnwrapped
    public ListPages getListPages() {
        return pages;
    }

    public List<ProductSorting.Sort> getSorts() {
        return sorted.sorts();
    }

    public ChoiceLinks.Units getUnitsLinks() {
        return links.units(choices(links.chosen(PAGE)), getId());
    }

    public List<ProductCard> getProducts() {
        return cards.of(pages.shown(sorted.products()), getId());
    }

    private Map<String, String> choices(String page) {
        var choices = new LinkedHashMap<>(sorted.choices());
        choices.put(PAGE, page);
        return choices;
    }
}
