package com.ventora.features.catalogue.choosing;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.pages.LocalPages;
import com.ventora.core.shared.Part;
import com.ventora.features.catalogue.Shop;
import com.ventora.features.forms.SentReference;
import java.util.List;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Default;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.SlingObject;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** A form's field for the products of a quote request: those in the address, until the form has been sent. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/form/products",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class FormProductsModel implements ComponentExporter, Part {

    private static final int MOST_REMARK = 200;

    @SlingObject
    private Resource resource;

    @ValueMapValue
    private String id;

    @ValueMapValue(name = "jcr:title")
    @JsonProperty
    private String title;

    @ValueMapValue
    @Default(values = "products")
    @JsonProperty
    private String name;

    @ValueMapValue
    @JsonProperty
    private String value;

    @ValueMapValue
    @JsonProperty
    private String helpMessage;

    @ValueMapValue
    @Default(booleanValues = false)
    @JsonProperty
    private boolean required;

    @ValueMapValue
    @JsonProperty
    private String requiredMessage;

    @ValueMapValue
    private String productsPage;

    @Self
    private QuoteLines lines;

    @Self
    private SentReference sent;

    @Self
    private LocalPages localPages;

    @Self
    private Shop shop;

    /** Generated like those of Core Components' form fields. */
    public String getId() {
        return id != null ? id : "form-products-" + Math.abs(resource.getPath().hashCode() - 1);
    }

    public List<QuoteLine> getLines() {
        return lines.get();
    }

    public int getMostLines() {
        return QuoteLines.MOST_LINES;
    }

    public int getMostQuantity() {
        return QuoteLines.MOST_QUANTITY;
    }

    public int getMostRemark() {
        return MOST_REMARK;
    }

    public boolean getIsSent() {
        return sent.get() != null;
    }

    public Link<?> getProductsLink() {
        return shop.link(localPages.of(productsPage));
    }

    @Override
    public String getExportedType() {
        return resource.getResourceType();
    }
}
