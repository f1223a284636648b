package com.day.cq.wcm.foundation.forms.impl;

import com.day.cq.wcm.foundation.forms.FormStructureHelper;
import java.util.List;
import org.apache.sling.api.resource.Resource;

/**
 * AEM's own class, missing in its public API although its FormsHelper creates one; Core Components' forms do not need
 * it.
 */
public class FormStructureHelperImpl implements FormStructureHelper {

    @Override
    public boolean canManage(Resource resource) {
        return false;
    }

    @Override
    public Resource getFormResource(Resource resource) {
        return null;
    }

    @Override
    public Iterable<Resource> getFormElements(Resource resource) {
        return List.of();
    }

    @Override
    public Resource updateFormStructure(Resource formResource) {
        return null;
    }
}
