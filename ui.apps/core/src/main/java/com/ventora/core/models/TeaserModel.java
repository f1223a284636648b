package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.models.Teaser;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.pictures.Picture;
import com.ventora.core.pictures.Pictures;
import com.ventora.core.pictures.TeaserVideos;
import com.ventora.core.shared.Extended;
import com.ventora.core.shared.ResourceWith;
import java.util.HashMap;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Default;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;
import org.apache.sling.models.factory.ModelFactory;

/** Teaser v2 with its kind, its full picture, and the data its kinds need. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/teaser",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class TeaserModel extends Extended<Teaser> {

    private Teaser core;
    private Resource shown;

    @ValueMapValue
    @Default(values = "feature")
    @JsonProperty
    private String typeVariant;

    @ValueMapValue
    @JsonProperty
    private Integer lineClamp;

    @ValueMapValue
    @Default(values = "start")
    @JsonProperty
    private String alignContent;

    @ValueMapValue
    @Default(booleanValues = false)
    @JsonProperty
    private boolean useIconButton;

    @Override
    public Teaser getCore() {
        return core;
    }

    @Self
    private SlingHttpServletRequest request;

    @OSGiService
    private ModelFactory models;

    @Self
    protected Pictures pictures;

    @Self
    private TeaserVideos videos;

    @PostConstruct
    public void init() {
        shown = shown();
        core = models.getModelFromWrappedRequest(request, authored(shown), Teaser.class);
    }

    /** The resource for Core Components: the component itself, or with additional properties. */
    public Resource shown() {
        return resource;
    }

    public Picture getImage() {
        return pictures.of(shown);
    }

    public TeaserVideos.Video getVideo() {
        return videos.of(resource);
    }

    /** News are as old as the article they lead to. */
    public String getDate() {
        var own = properties().get("date", String.class);
        if (own != null || !typeVariant.startsWith("news")) return own;
        var page = resource.getResourceResolver().getResource(properties().get("linkURL", "") + "/jcr:content");
        return page == null ? null : page.getValueMap().get("date", String.class);
    }

    /**
     * Core Components take title and description from the linked page unless a switch is off. The dialog always writes
     * the switch; without it, authored text wins.
     */
    private static Resource authored(Resource resource) {
        var properties = resource.getValueMap();
        var more = new HashMap<String, Object>();
        if (properties.containsKey("jcr:title")) more.put("titleFromPage", properties.get("titleFromPage", false));
        if (properties.containsKey("jcr:description")) {
            more.put("descriptionFromPage", properties.get("descriptionFromPage", false));
        }
        return new ResourceWith(resource, more);
    }
}
