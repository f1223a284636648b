package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.models.ExperienceFragment;
import com.ventora.core.shared.Extended;
import com.ventora.core.shared.StyleElement;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.Via;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.via.ResourceSuperType;

/** AEM's experience fragment with the element that its style names. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/experiencefragment",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class ExperienceFragmentModel extends Extended<ExperienceFragment> {

    @Self
    @Via(type = ResourceSuperType.class)
    private ExperienceFragment core;

    @Self
    private StyleElement element;

    @Override
    public ExperienceFragment getCore() {
        return core;
    }

    public String getAppliedHtmlElement() {
        return element.get();
    }
}
