package com.ventora.features.dealers;

import com.ventora.core.pages.TagNames;
import com.ventora.core.shared.ChoiceLinks;
import java.util.List;
import java.util.Map;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Dealers as shown in the list. */
@Model(adaptables = SlingHttpServletRequest.class)
public class DealerEntries {

    @Self
    private Finder finder;

    @Self
    private FinderQuestion question;

    @Self
    private TagNames tagNames;

    @Self
    private ChoiceLinks links;

    /** @param componentId anchor of the list on the page */
    DealerEntry of(Dealer dealer, int number, String componentId) {
        var locale = finder.locale();
        var isAbroad = !dealer.country().equals(finder.home());
        return new DealerEntry(
            dealer.slug(),
            number,
            dealer.get("name"),
            dealer.get("street"),
            dealer.get("postcode"),
            dealer.get("town"),
            dealer.state(),
            dealer.text("region", locale),
            dealer.country(),
            isAbroad,
            dealer.point().latitude(),
            dealer.point().longitude(),
            dealer.get("telephone"),
            dealer.get("telephoneNumber"),
            dealer.get("email"),
            dealer.get("website"),
            dealer.get("timeZone"),
            dealer.hours(),
            dealer.openingHours(),
            dealer.text("holidays", locale),
            titles(dealer, DealerTags.SERVICES),
            titles(dealer, DealerTags.LINES),
            dealer.languages(),
            links.to(isAbroad ? Map.of("dealer", dealer.slug()) : Map.of(), dealer.slug()),
            links.to(question.choices().with("dealer", dealer.slug()), componentId));
    }

    private List<String> titles(Dealer dealer, DealerTags kind) {
        return tagNames.of(kind.of(dealer).stream().map(name -> finder.tagRoot(kind) + "/" + name).toList());
    }
}
