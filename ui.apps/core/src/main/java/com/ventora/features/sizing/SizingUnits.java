package com.ventora.features.sizing;

import com.day.cq.wcm.api.Page;
import com.ventora.core.shared.ChoiceLinks;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The visitor's system of units: from the address, else that of the page's region. */
@Model(adaptables = SlingHttpServletRequest.class)
public class SizingUnits {

    private static final String US = "us";

    /** More digits than any source has, but few enough to hide binary rounding errors. */
    private static final MathContext CONVERTED = new MathContext(12, RoundingMode.HALF_UP);

    private static final MathContext TYPED = new MathContext(3, RoundingMode.HALF_UP);

    @Self
    private ChoiceLinks links;

    @ScriptVariable
    private Page currentPage;

    String system() {
        var asked = links.units();
        if (asked != null) return asked;
        return SizingNames.get().usRegions().contains(currentPage.getLanguage(false).getCountry()) ? US : "metric";
    }

    /**
     * A number as somebody would type it; null if there is none.
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

    /** Without trailing zeros. */
    static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
}
