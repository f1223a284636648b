package com.ventora.core.models;

import com.ventora.core.dealers.Dealer;
import com.ventora.core.models.ChoiceLinks.Address;
import java.util.List;
import java.util.Map;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Dealers as the list shows them. */
@Model(adaptables = SlingHttpServletRequest.class)
public class DealerEntries {

    @Self
    private Finder finder;

    @Self
    private Shop shop;

    @Self
    private ChoiceLinks links;

    /** @param componentId where on the page the list is */
    DealerEntry of(Dealer dealer, int number, String componentId) {
        var locale = shop.locale();
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
            titles(dealer, FinderFilters.Kind.SERVICES),
            titles(dealer, FinderFilters.Kind.LINES),
            dealer.languages(),
            alone(dealer, isAbroad, dealer.slug()),
            alone(dealer, true, componentId));
    }

    /** The list of the own country is the page itself; anybody else is a page of one. */
    private Address alone(Dealer dealer, boolean isNamed, String anchor) {
        return links.to(isNamed ? Map.of("dealer", dealer.slug()) : Map.of(), anchor);
    }

    private List<String> titles(Dealer dealer, FinderFilters.Kind kind) {
        return shop.tagNames(dealer.tags(kind.property).stream().map(name -> finder.tagRoot(kind.tags) + "/" + name).toList());
    }
}
