package com.ventora.features.catalogue.products;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.day.cq.wcm.api.Page;
import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.Choices;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.Settings;
import com.ventora.features.catalogue.Product;
import com.ventora.features.catalogue.Shop;
import com.ventora.features.catalogue.choosing.ChoosingPages;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** A product with everything a buyer asks about, and links to continue. A page can show its parts in several places. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/commerce/product",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class ProductModel extends Own {

    /** Parts of the component, with the names of CIF's policy where they exist. */
    private static final List<String> PARTS =
        List.of("showImage", "showOverview", "showOptions", "showDetails", "showDelivery", "showDocuments", "showAccessories");

    @ValueMapValue
    private String selection;

    @ValueMapValue
    private String quotePage;

    @ValueMapValue
    private String dealerPage;

    @ValueMapValue
    private String phone;

    @Self
    private Settings settings;

    @Self
    private Shop shop;

    @Self
    private ProductReader reader;

    @Self
    private ChoiceLinks choices;

    @Self
    private ChoosingPages choosing;

    @Self
    private LinkManager linkManager;

    private Product product;

    @PostConstruct
    void find() {
        product = shop.currentProduct(selection);
    }

    @JsonUnwrapped
    public ProductParts getProduct() {
        return product == null ? null : reader.read(product, getId());
    }

    @JsonAnyGetter
    public Map<String, Boolean> getShownParts() {
        return PARTS.stream().collect(Collectors.toMap(Function.identity(), part -> settings.get(part, Boolean.class).orElse(true)));
    }

    public String getTitleType() {
        return settings.get("titleType", String.class).orElse(null);
    }

    public ChoiceLinks.Units getUnitsLinks() {
        return product == null ? null : choices.units(Map.of("variant", choices.chosen("variant")), getId() + "-figures");
    }

    /** If the quote page takes a list, its link includes the shown version. */
    @JsonProperty
    public Object getQuoteLink() {
        var link = link(quotePage);
        var asksWithList = choosing.quotePage().map(Page::getPath).filter(path -> path.equals(quotePage)).isPresent();
        if (link == null || product == null || !asksWithList) return link;
        return ChoiceLinks.Address.of(link.getMappedURL() + new Choices().and("p", reader.shownSku(product)).query());
    }

    public Link<?> getDealerLink() {
        return link(dealerPage);
    }

    public String getPhone() {
        return phone == null || phone.isEmpty() ? null : phone;
    }

    /** Null if there is none. */
    private Link<?> link(String address) {
        var link = address == null ? null : linkManager.get(address).build();
        return link == null || !link.isValid() ? null : link;
    }
}
