package com.ventora.core.models;

import com.ventora.core.sizing.SizingNames;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** In whose units visitors type: as the address says it, else as the page's region measures. */
@Model(adaptables = SlingHttpServletRequest.class)
public class SizingUnits {

    private static final String US = "us";

    /** Converted numbers have no more digits than their sources, but fewer than binary fractions smear. */
    private static final MathContext CONVERTED = new MathContext(12, RoundingMode.HALF_UP);

    private static final MathContext TYPED = new MathContext(3, RoundingMode.HALF_UP);

    @Self
    private ChoiceLinks links;

    @Self
    private Shop shop;

    String system() {
        var asked = links.units();
        if (asked != null) return asked;
        return SizingNames.get().usRegions().contains(shop.locale().getCountry()) ? US : "metric";
    }

    /**
     * A number as somebody would type it; null for none.
     *
     * @param measure `flow`, given in l/min, or `pressure`, in bar
     */
    String typed(String measure, Double value) {
        if (value == null) return null;
        var converted = system().equals(US)
            ? new BigDecimal(value / SizingNames.get().usUnits().get(measure)).round(CONVERTED)
            : new BigDecimal(value);
        return plain(converted.round(TYPED));
    }

    /** Without zeros that say nothing. */
    static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
}
