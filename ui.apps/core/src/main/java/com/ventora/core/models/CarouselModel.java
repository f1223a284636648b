package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.models.Carousel;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.shared.Extended;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.Via;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;
import org.apache.sling.models.annotations.via.ResourceSuperType;

/** Carousel v1 with its look and movement. Values that were not authored are left to the component's defaults. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/carousel",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class CarouselModel extends Extended<Carousel> {

    @Self
    @Via(type = ResourceSuperType.class)
    private Carousel core;

    @ValueMapValue
    @JsonProperty
    private String typeCarousel;

    @ValueMapValue
    @JsonProperty
    private Boolean bullets;

    @ValueMapValue
    @JsonProperty
    private Boolean controls;

    @ValueMapValue
    @JsonProperty
    private Boolean adaptiveControles;

    @ValueMapValue
    @JsonProperty
    private Boolean mobile;

    @ValueMapValue
    @JsonProperty
    private String direction;

    @ValueMapValue
    @JsonProperty
    private Integer perPage;

    @ValueMapValue
    @JsonProperty
    private Boolean expandLink;

    @ValueMapValue
    @JsonProperty
    private String slideClassName;

    @Override
    public Carousel getCore() {
        return core;
    }
}
