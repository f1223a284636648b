package com.ventora.features.sizing;

import com.ventora.core.shared.Children;
import com.ventora.core.shared.ChoiceLinks;
import com.ventora.core.shared.ChoiceLinks.Address;
import com.ventora.core.shared.Choices;
import com.ventora.core.shared.Part;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Trades defined by an author: each is a link that fills the form of the sizing helper. */
@Model(adaptables = SlingHttpServletRequest.class)
public class SizingPresets {

    record Preset(String title, String description, Address link) implements Part {}

    /** `2 × V-5213-00 50 %`: quantity, product, share of the time. */
    private static final Pattern TOOL = Pattern.compile(
        "\\s*(?:([0-9]{1,2})\\s*[x×*]\\s*)?(\\S+?)(?:\\s+([0-9]{1,3})\\s*%)?\\s*", Pattern.UNICODE_CHARACTER_CLASS);

    @Self
    private ChoiceLinks links;

    @Self
    private SizingUnits units;

    /** @param anchor of the result on the page */
    List<Preset> of(Resource component, String anchor) {
        return Children.of(component, "presets").stream()
            .map(Resource::getValueMap)
            .map(preset -> new Preset(
                preset.get("jcr:title", String.class),
                preset.get("jcr:description", String.class),
                links.to(choices(preset), anchor)))
            .toList();
    }

    private Choices choices(ValueMap preset) {
        var choices = new Choices();
        var tools = preset.get("tools", new String[0]);
        for (var row = 1; row <= tools.length; row++) {
            var tool = TOOL.matcher(tools[row - 1]);
            if (!tool.matches()) continue;
            choices.and("t" + row, tool.group(2));
            choices.and("n" + row, tool.group(1) == null ? "1" : tool.group(1));
            choices.and("u" + row, tool.group(3));
        }
        return choices
            .and("flow", units.typed("flow", preset.get("flow", Double.class)))
            .and("pressure", units.typed("pressure", preset.get("pressure", Double.class)))
            .and("air", preset.get("air", ""))
            .and("supply", preset.get("supply", ""))
            .and("noise", preset.get("noise", ""))
            .and("oilfree", preset.get("oilFree", false) ? "1" : "");
    }
}
